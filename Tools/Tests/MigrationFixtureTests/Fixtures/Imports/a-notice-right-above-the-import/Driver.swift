Import4Waiter().a()
