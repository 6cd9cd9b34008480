LyrebirdUser().use()
