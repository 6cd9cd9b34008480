var doorDependencies = VaultDoor.Dependencies.defaultDependencies
doorDependencies.move = { first, second, hall in first + second + hall.count }
expect(VaultDoor(dependencies: doorDependencies).report()[1] == "7", "the fake adds")
