print(LampCrew().light(.shared), LampCrew().light(OilLamp9()))
