PigeonUser().use()
