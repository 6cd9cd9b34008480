HarrierUser().use()
