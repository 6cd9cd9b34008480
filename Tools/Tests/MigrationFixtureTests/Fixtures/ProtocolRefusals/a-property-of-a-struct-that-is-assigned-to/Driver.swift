PelicanUser().use()
