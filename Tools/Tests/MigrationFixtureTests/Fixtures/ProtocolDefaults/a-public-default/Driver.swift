EagleUser().use()
