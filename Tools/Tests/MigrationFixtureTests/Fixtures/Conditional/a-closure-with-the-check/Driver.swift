let beacon6155 = BeaconTower6155()
beacon6155.light("north")
beacon6155.douse()
beacon6155.note("calm")
