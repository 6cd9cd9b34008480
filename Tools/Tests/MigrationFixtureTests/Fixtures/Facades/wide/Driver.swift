print(SluiceKeeper().sum(), SluiceGuard().sum())
