CuckooUser().use()
