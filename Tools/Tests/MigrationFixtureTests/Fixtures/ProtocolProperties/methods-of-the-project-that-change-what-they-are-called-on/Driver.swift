CowbirdUser().use()
