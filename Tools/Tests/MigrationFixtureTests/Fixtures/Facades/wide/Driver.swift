print(SluiceKeeper().sum())
