print(speakOnce())
print("end")
