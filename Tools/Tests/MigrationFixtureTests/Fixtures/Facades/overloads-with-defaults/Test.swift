let live = PotorooScreen(dependencies: .defaultDependencies)
expect(live.open().hasPrefix("short"), "the overload without defaults")
expect(live.close().hasPrefix("long"), "the only one that fits")
