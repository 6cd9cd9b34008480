print(Keeper6215().light(), Keeper6216().light())
