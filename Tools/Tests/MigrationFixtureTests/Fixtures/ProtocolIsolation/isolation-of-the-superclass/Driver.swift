let user = await FlickerUser()
await user.use()
