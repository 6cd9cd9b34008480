MotmotUser().use()
