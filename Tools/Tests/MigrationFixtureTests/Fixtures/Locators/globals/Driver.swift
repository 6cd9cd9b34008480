let master = HarborMaster()
print(master.work())
Current.spare = PlainHarborCrane()
print(master.work())
