GrouseUser().use()
