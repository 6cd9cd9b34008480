HornbillUser().use()
