KookaburraUser().use()
