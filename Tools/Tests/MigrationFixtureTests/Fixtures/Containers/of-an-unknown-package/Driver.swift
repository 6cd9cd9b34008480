import Locators

Locator.add(WarmLampBulb6167())
Locator.add(WarmLampBulb6167() as any LampBulb6167)
print(LampRoom6167().light(), LampShop6167().sell())
