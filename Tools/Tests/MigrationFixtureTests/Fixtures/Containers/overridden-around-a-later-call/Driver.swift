print(checkBeacon1803(), checkBuoy1803(), BeaconKeeper1803().beacon.flash())
print(checkRaft1803(), checkSkiff1803())
