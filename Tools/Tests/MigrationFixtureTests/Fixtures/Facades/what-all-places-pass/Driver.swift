print(LanternKeeper6133().light(), LanternKeeper6133().reset())
