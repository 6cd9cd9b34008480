let ferryDependencies6128 = FerryDesk6128.Dependencies(ferryLog6128: FerryLog6128())
expect(FerryDesk6128.sell(1, dependencies: ferryDependencies6128) == "noted 1 for 3!", "handed on")
