Import6Waiter().a()
