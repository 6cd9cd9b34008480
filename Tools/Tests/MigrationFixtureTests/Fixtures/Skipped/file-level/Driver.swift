print(harvestNight, harvestReport())
