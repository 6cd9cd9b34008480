CurassowUser().use()
