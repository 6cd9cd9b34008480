JabiruUser().use()
