print(Lamp5104().describe(), Tower5104().describe(), Mast5104().describe())
