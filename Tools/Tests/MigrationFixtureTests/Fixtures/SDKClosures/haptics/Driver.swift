let button = await BandicootButton()
await button.press()
await button.hold()
