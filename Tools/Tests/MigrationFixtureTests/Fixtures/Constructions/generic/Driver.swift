print(WarehouseClerk().file(), WarehouseClerk().isLate())
