print(BeaconTexts6130().read(), beaconText6130.count)
