let picker = await ThemePicker()
print(await picker.pick("light"))
print(await picker.title)
