let user = await EgretUser()
await user.use()
