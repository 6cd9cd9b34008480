print(Snowflake(fahrenheit: 0).arms, Snowflake(fahrenheit: 30).arms)
