let watchmaker = Watchmaker(dependencies: .init(gears: GearDrawer()))
expect(watchmaker.new() == "gear 30", "there is one field")
