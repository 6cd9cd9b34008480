PipitUser().use()
