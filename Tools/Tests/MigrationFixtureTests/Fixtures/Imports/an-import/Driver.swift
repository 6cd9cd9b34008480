Import2Waiter().a()
