print(BeaconTower().run())
