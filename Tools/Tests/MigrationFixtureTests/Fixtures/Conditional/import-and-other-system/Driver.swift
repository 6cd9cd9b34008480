print(SystemVolume().read())
