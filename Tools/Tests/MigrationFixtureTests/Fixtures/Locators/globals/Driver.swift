let master = DockWarden()
print(master.work())
Current.spare = PlainHarborCrane()
print(master.work())
