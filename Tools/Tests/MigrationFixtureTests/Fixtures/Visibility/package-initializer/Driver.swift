print(HiveMonitor(hive: 1).isBusy(), HiveMonitor(hive: 2).isBusy())
