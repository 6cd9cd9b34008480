CormorantUser().use()
